import { parentPort, workerData } from 'node:worker_threads'
import { study } from './study.ts'

parentPort?.postMessage(await study(workerData))

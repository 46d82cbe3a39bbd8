import { parentPort, workerData } from 'node:worker_threads'
import { type DrawingOrder, openDrawing } from './drawPicture.ts'

const drawing = openDrawing(workerData)

parentPort?.on('message', (order: DrawingOrder) => {
  drawing.draw(order).then(
    (picture) => parentPort?.postMessage({ picture }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  )
})

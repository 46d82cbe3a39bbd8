import type { StoredNet } from '../trace/recognise/net.ts'

export const penTable: StoredNet = { inputs: 0, hidden: 0, outputs: 0, bytes: '' }
export const penTableAmong: StoredNet = { inputs: 0, hidden: 0, outputs: 0, bytes: '' }

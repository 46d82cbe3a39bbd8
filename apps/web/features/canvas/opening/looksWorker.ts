import { openWorker } from '../../../shell/openWorker.ts'
import type { LooksActs } from './looks.worker.ts'
import address from './looks.worker.ts?worker&url'
import type { LookLayersOrder, PaintBackOrder, PictureLayerOrder } from './openingOrders.ts'

/** Takes looks apart and carries paint onto their cloth, beside the worker that draws: nobody waits for either. */
const worker = openWorker<LooksActs>(address)

export const askLookLayers = (order: LookLayersOrder) => worker.ask('lookLayers', order)
export const askPictureLayer = (order: PictureLayerOrder) => worker.ask('pictureLayer', order)
export const askPaint = (order: PaintBackOrder) => worker.ask('takePaint', order)

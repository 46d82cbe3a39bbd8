import { readFileSync, writeFileSync } from 'node:fs'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cellsOf } from '../looks/testing/regions.ts'
import { strayRegions } from '../looks/testing/strayRegions.ts'
import { productSheet, sheetSize } from './testing/productSheet.ts'

const { width, height } = sheetSize

describe('product pictures that were looked at', () => {
  it('[S1.07] eighteen presentations on their grounds are the pictures that were approved, each within 0.2 %', async () => {
    const path = new URL('./golden/products.png', import.meta.url)
    const sheet = productSheet()
    const drawn = sheet.getContext('2d').getImageData(0, 0, width, height).data
    if (process.env.GOLDEN === 'write') writeFileSync(path, (sheet as unknown as Canvas).toBuffer('image/png'))
    const approved = createCanvas(width, height).getContext('2d')
    approved.drawImage(await loadImage(readFileSync(path)), 0, 0)
    const cells = cellsOf(width, height)
    expect(strayRegions(drawn, approved.getImageData(0, 0, width, height).data, width, cells)).toEqual([])
  })
})

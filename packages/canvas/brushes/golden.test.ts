import { expect, it } from 'vitest'
import { goldenStrokes } from './testing/goldenStrokes.ts'
import { strokeHashes } from './testing/strokeHashes.ts'

it('[S3.22] every brush paints the bits that it always did', () => {
  expect(strokeHashes()).toEqual(goldenStrokes)
})

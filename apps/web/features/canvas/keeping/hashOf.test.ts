import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from './hashOf.ts'
import { sha256 } from './sha256.ts'

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const textBytes = (text: string) => new TextEncoder().encode(text)
const made = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 151 + (i >> 8) * 7 + length) & 255)
/** As a page over plain HTTP finds it. */
const holdBack = () => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })

afterEach(() => vi.unstubAllGlobals())

describe('names of tiles', () => {
  it('[S3.20] are the sums that the standard tells for its examples', () => {
    expect(hexOf(sha256(textBytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hexOf(sha256(textBytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hexOf(sha256(textBytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
  })

  it('[S3.20] are equal to those of another maker for every length around the blocks, and for a large tile', () => {
    for (const length of [...Array(201).keys(), 300_001]) {
      const bytes = made(length)
      expect(hexOf(sha256(bytes)), `${length} bytes`).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('[S3.20] are the same on a page over plain HTTP, where the browser gives no sums', async () => {
    const part = made(5_000).subarray(3, 4_100)
    const safe = await hashOf(part)
    holdBack()
    expect(globalThis.crypto.subtle).toBeUndefined()
    expect(await hashOf(part)).toBe(safe)
    expect(await hashOf(part)).toBe(safe)
    expect(await hashOf(made(4_097))).not.toBe(safe)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import './noEval.ts'
import { z } from 'zod'

afterEach(() => vi.restoreAllMocks())

describe('schemas in the browser', () => {
  it('zod tries no text as a program', () => {
    const tries = vi.spyOn(globalThis, 'Function')
    expect(z.object({ name: z.string() }).parse({ name: 'Harbour' })).toEqual({ name: 'Harbour' })
    expect(tries).not.toHaveBeenCalled()
  })
})

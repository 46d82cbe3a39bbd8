import { afterEach, describe, expect, it, vi } from 'vitest'

interface Rules {
  createScriptURL(address: string): string
}

const started: string[] = []
class Started {
  constructor(address: string) {
    started.push(address)
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  started.length = 0
})

/** As a page of the studio has it, in a browser that knows trusted types or one that does not. */
async function opened(trustedTypes?: { createPolicy(name: string, rules: Rules): Rules }) {
  vi.stubGlobal('location', new URL('https://toile.studio/home/tools'))
  vi.stubGlobal('Worker', Started)
  vi.stubGlobal('trustedTypes', trustedTypes)
  return (await import('./startWorker.ts')).startWorker
}

describe('a worker', () => {
  it('starts from the studio itself alone', async () => {
    const names: string[] = []
    const startWorker = await opened({
      createPolicy(name, { createScriptURL }) {
        names.push(name)
        return { createScriptURL: (address) => `trusted ${createScriptURL(address)}` }
      },
    })
    startWorker('/assets/drawing.js')
    expect(() => startWorker('https://elsewhere.example/drawing.js')).toThrow(TypeError)
    expect(() => startWorker('data:text/javascript,1')).toThrow(TypeError)
    expect([names, started]).toEqual([['toile'], ['trusted /assets/drawing.js']])
  })

  it('starts where the browser knows no trusted types', async () => {
    const startWorker = await opened()
    startWorker('/assets/drawing.js')
    expect(started).toEqual(['/assets/drawing.js'])
  })
})

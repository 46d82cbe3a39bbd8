import { documentChanges } from '@toile/studio/documentChanges.ts'
import { describe, expect, it } from 'vitest'
import { changes } from './changes.ts'
import { Mistake } from './mistake.ts'

async function run(...words: string[]) {
  const out: string[] = []
  const print = (text: string) => void out.push(text)
  await changes.run(words, { print, say: print, signal: new AbortController().signal })
  return out.join('')
}

describe('changes', () => {
  it('tells every change of every kind of document by id, label and what it does', async () => {
    const out = await run()
    for (const [kind, list] of Object.entries(documentChanges)) {
      expect(out).toContain(`${kind} (${list.length})\n`)
      for (const { id, says } of list)
        expect(out).toMatch(new RegExp(`^ {2}${id} +[A-Z][^|]+: ${says.slice(0, 12)}`, 'm'))
    }
    expect(out).toMatch(/^ {2}removePlaces +Remove: /m)
  })

  it('tells other programs the form of what each is given as well', async () => {
    const all: unknown = JSON.parse(await run('--json'))
    expect(Object.keys(Object(all))).toEqual(Object.keys(documentChanges))
    expect(all).toHaveProperty('design.0', {
      id: 'recolor',
      label: 'Colour',
      says: expect.stringMatching(/^[A-Z].+\.$/),
      takes: expect.objectContaining({ type: 'object', required: ['id', 'color'] }),
    })
  })

  it('takes nothing that it does not know', async () => {
    await expect(run('--kind', 'brand')).rejects.toThrow(Mistake)
  })
})

import { contract } from '@toile/contract/index.ts'
import { describe, expect, it } from 'vitest'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { openRole } from '../../testing/people.ts'
import { plainPrint } from '../../testing/things.ts'

const { elements, library } = contract
const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api' })

const inLibrary = async () => (await caller.call(library.listItems, { tab: 'prints' })).items

describe('elements', () => {
  it('[S4.03] [S3.27] what an editor made is drawn and kept as a pattern; unliking takes it out of the library, liking brings it back once', async () => {
    const made = await caller.call(elements.keep, { name: 'Dots', document: plainPrint }, { key: 'dots' })
    expect(made).toMatchObject({ kind: 'print', state: 'liked', document: plainPrint })
    expect((await caller.get(made.picture.url)).status).toBe(200)
    const again = await caller.call(elements.keep, { name: 'Dots', document: plainPrint }, { key: 'dots' })
    expect(again.id).toBe(made.id)
    expect(await inLibrary()).toMatchObject([{ name: 'Dots', category: 'Pattern', picture: { id: made.picture.id } }])

    expect((await caller.call(elements.unlike, { id: made.id })).state).toBe('staged')
    expect(await inLibrary()).toEqual([])
    await caller.call(elements.like, { id: made.id })
    await caller.call(elements.like, { id: made.id })
    expect(await inLibrary()).toHaveLength(1)
  })

  it('[S4.03] an element that was put aside leaves lists and library, and can be brought back', async () => {
    const { id, picture } = await caller.call(elements.keep, { name: 'Aside', document: plainPrint })
    await caller.call(elements.remove, { id })
    const ids = async () => (await caller.call(elements.list, { fileIds: [picture.id] })).items.map((one) => one.id)
    expect(await ids()).not.toContain(id)
    expect((await inLibrary()).map(({ name }) => name)).not.toContain('Aside')
    expect((await caller.call(elements.restore, { id })).state).toBe('staged')
    expect(await ids()).toContain(id)
  })

  it('[S6.11] a list holds only what is its caller’s own, on every page and by every filter', async () => {
    const other = await openRole(toile)
    const { id, picture } = await other.call(elements.keep, { name: 'Theirs', document: plainPrint })
    const all = async (filter: object) => (await caller.call(elements.list, filter)).items.map((one) => one.id)
    expect(await all({})).not.toContain(id)
    expect(await all({ kinds: ['print'] })).not.toContain(id)
    expect(await all({ fileIds: [picture.id] })).toEqual([])
    expect((await other.call(elements.list, {})).items.map((one) => one.id)).toEqual([id])
  })

  it('[S4.03] a document that names nothing known is refused, and nothing is stored', async () => {
    const source = { ...plainPrint.source, print: 'no such print' }
    const { errMsg } = await caller.ask(elements.keep, { name: 'Lost', document: { ...plainPrint, source } })
    expect(errMsg).toMatch(/not a Toile design: no such print/)
    const other = { ...plainPrint, source: { kind: 'picture', hash: 'a'.repeat(64) } }
    expect((await caller.ask(elements.keep, { name: 'Lost', document: other })).errMsg).toMatch(/not here/)
    expect((await caller.call(elements.list, {})).items.map(({ name }) => name)).not.toContain('Lost')
  })
})

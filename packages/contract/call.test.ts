import { limits, priceOf } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { type Call, type Calls, calls } from './call.ts'
import { contract } from './index.ts'
import { queuedSchema, taskSchema } from './tasks.ts'

const all = new Map(
  Object.entries<Calls>(contract).flatMap(([feature, own]) =>
    Object.entries(own).map(([name, call]): [string, Call] => [`${feature}.${name}`, call]),
  ),
)
const namesOf = (fits: (call: Call) => boolean) => [...all].flatMap(([name, call]) => (fits(call) ? [name] : []))
const fieldsOf = ({ takes }: Call) => Object.keys('shape' in takes ? Object(takes.shape) : {})

const id = '0198f0de-0000-7000-8000-000000000001'
const given = { id, ids: [id], projectId: id, name: 'Dune', add: ['sea'], remove: ['sand'] }
const answer = { id, former: id, revision: 3 }
const before = { name: 'Harbour' }

const base = {
  method: 'POST',
  path: '/api/x',
  who: 'studio',
  takes: queuedSchema.pick({ cost: true }),
  gives: queuedSchema,
} as const

describe('calls as what a person asks for', () => {
  it('each that changes something has a label of its own, in the imperative, with blanks of its input', () => {
    expect(namesOf(({ changes, label }) => changes && label === null)).toEqual([])
    const labels = [...all.values()].flatMap(({ label }) => label ?? [])
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([])
    for (const [name, call] of all)
      for (const [, blank] of (call.label ?? '').matchAll(/\{\{(\w+)\}\}/g))
        expect(fieldsOf(call), name).toContain(blank)
    for (const label of labels) expect(label).toMatch(/^[A-Z][a-z]+(?<!s)\b/)
  })

  it('these have not said how they are taken back, and are closed to assistants', () => {
    const unsaid = namesOf(({ changes, undo }) => changes && undo === null)
    expect(unsaid).toEqual([
      'account.register',
      'account.login',
      'account.logout',
      'account.noLogin',
      'account.changePassword',
      'account.setLanguage',
      'account.completeGuidance',
      'account.createToken',
      'account.revokeToken',
      'canvas.sendTiles',
      'canvas.keep',
      'canvas.keepPreview',
      'patterns.keep',
      'files.upload',
      'files.beginUpload',
      'files.sendPart',
      'files.finishUpload',
      'files.dropUpload',
      'products.keep',
      'projects.saveProject',
      'projects.readBrief',
      'designs.saveDesign',
      'designs.changeMany',
      'designs.keepFormer',
      'designs.saveDetail',
      'history.importProject',
      'lines.correct',
    ])
    for (const name of unsaid) expect(all.get(name)?.agent, name).toBe('never')
  })

  it('one that says nothing of it is closed; what costs or cannot be taken back is asked for each time', () => {
    const { signOut, look, draw, clear, like } = calls({
      signOut: { ...base, says: 'Signs out.' },
      look: { ...base, says: 'Looks.', changes: false },
      draw: { ...base, says: 'Draws.', undo: 'cancel', costs: () => 2 },
      clear: { ...base, says: 'Clears.', undo: 'never' },
      like: { ...base, says: 'Likes.', undo: { verb: 'x.y', input: () => ({}) } },
    })
    expect([signOut, look, draw, clear, like].map(({ agent }) => agent)).toEqual([
      'never',
      'free',
      'always',
      'always',
      'plan',
    ])
  })

  it('what leaves the studio, is deleted, or costs credits is asked for each time or never used', () => {
    const grave = /(export|pack|print(?!s)|delete|purge|empty|forGood|token|password)/i
    const changing = namesOf(({ changes }) => changes).filter((name) => grave.test(name.split('.')[1] ?? ''))
    expect(changing.length).toBeGreaterThan(10)
    for (const name of changing) expect(['always', 'never'], name).toContain(all.get(name)?.agent)
    for (const name of ['history.deleteForGood', 'library.purgeItems', 'library.emptyBin', 'account.createToken'])
      expect(all.get(name)?.agent).toBe('never')
  })

  it('each is taken back by a call that is there and takes what it is told', () => {
    let pairs = 0
    for (const [name, { undo }] of all) {
      if (undo === null || typeof undo === 'string') continue
      pairs += 1
      const verb = all.get(undo.verb)
      expect(verb?.changes, `${name} by ${undo.verb}`).toBe(true)
      const read = verb?.takes.safeParse(undo.input(given, answer, before))
      expect(read?.error?.issues, `${name} by ${undo.verb}`).toBeUndefined()
    }
    expect(pairs).toBeGreaterThan(20)
  })

  it('pairs take each other back', () => {
    for (const [one, other] of [
      ['collections.like', 'collections.unlike'],
      ['collections.remove', 'collections.restore'],
      ['elements.like', 'elements.unlike'],
      ['elements.remove', 'elements.restore'],
      ['projects.deleteProject', 'projects.restoreProject'],
      ['brands.deleteBrand', 'brands.restoreBrand'],
    ] as const)
      for (const [name, verb] of [
        [one, other],
        [other, one],
      ] as const)
        expect(all.get(name)?.undo, name).toMatchObject({ verb })
  })

  it('a new name is taken back to the former one, tags the other way round, a retrieved state to what stood before', () => {
    const undone = (name: string) => {
      const undo = all.get(name)?.undo
      return undo && typeof undo === 'object' ? undo.input(given, answer, before) : null
    }
    expect(undone('library.renameItem')).toEqual({ id, name: 'Harbour' })
    expect(undone('history.renameCollection')).toEqual({ id, name: 'Harbour' })
    expect(undone('library.tagItems')).toEqual({ ids: [id], add: ['sand'], remove: ['sea'] })
    expect(undone('history.retrieve')).toEqual({ projectId: id, stateId: id })
    expect(undone('library.addItem')).toEqual({ ids: [id] })
  })

  it('what is cancelled has a task', () => {
    const cancelled = [...all].filter(([, { undo }]) => undo === 'cancel')
    expect(cancelled.length).toBeGreaterThan(10)
    for (const [name, { gives }] of cancelled)
      expect(gives === taskSchema || ('shape' in gives && 'taskId' in Object(gives.shape)), name).toBe(true)
    const queuing = namesOf(({ gives, changes }) => changes && gives === queuedSchema)
    expect(queuing.filter((name) => all.get(name)?.undo !== 'cancel')).toEqual(['history.importProject'])
  })

  it('[S3.25] tells its price before it is asked for', () => {
    expect(contract.generation.generateDesigns.costs({ tier: 'premium', looks: 3 })).toBe(priceOf('premium', 3))
    expect(contract.generation.generatePrints.costs({ count: 4 })).toBe(limits.makingCredits.prints)
    expect(contract.moods.generateMoods.costs({})).toBe(limits.makingCredits.moods)
    expect(contract.sketches.generateSketches.costs({})).toBe(limits.makingCredits.sketches)
    expect(contract.slogans.generateLettering.costs({})).toBe(limits.makingCredits.lettering)
    expect(contract.collections.like.costs({ id })).toBe(0)
  })
})

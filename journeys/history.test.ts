import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { describe, expect, it } from 'vitest'
import { plainDesign } from '../apps/server/testing/things.ts'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Harbour' })
const projectId = new URL(ann.page.url()).searchParams.get('project') ?? ''

/** A call as the signed-in person's own page would make it. */
async function call(path: string, input: unknown): Promise<{ id: string }> {
  const token = (await ann.page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const answer = await ann.page.request.post(path, { data: input, headers: { authorization: token } })
  return (await answer.json()).data
}
const card = (name: string) => ann.page.getByRole('button', { name: new RegExp(`^${name}, `) })
const detail = () => ann.page.getByRole('complementary', { name: 'Collection' })
/** The way back that a message offers. */
const undo = (text: string) =>
  ann.page.locator('div', { hasText: text }).last().getByRole('button', { name: 'Undo' }).click()
const counts = () => detail().locator('p').first().textContent()

describe('the history of collections', () => {
  it('[S1.14] [S2.50] [S4.04] what was made, liked, deleted and cleared comes back as it was', async () => {
    const add = (red: number) =>
      call(designs.importDesign.path, { projectId, document: plainDesign({ lips: { r: red, g: 60, b: 60 } }) })
    const [liked, , deleted] = [await add(10), await add(20), await add(30)]
    await call(collections.like.path, { id: liked.id })
    await call(collections.remove.path, { id: deleted.id })
    await call(projects.clearProject.path, { id: projectId })
    await ann.goTo('/home/history')
    await card('Harbour').click()
    await expect.poll(counts).toBe('0 looks · 0 liked · 3 deleted')
    const state = detail().getByRole('listitem').filter({ hasText: 'Before it was cleared' })
    await state.getByText('2 looks · 1 liked · 1 deleted').waitFor()
    await state.getByRole('button', { name: 'Retrieve' }).click()
    await ann.seen('The collection is back as it was')
    await expect.poll(counts).toBe('2 looks · 1 liked · 1 deleted')
    await ann.findsNothingWrong('the history with a collection beside it')
    await undo('The collection is back as it was')
    await expect.poll(counts).toBe('0 looks · 0 liked · 3 deleted')
    await state.getByRole('button', { name: 'Retrieve' }).click()
    await expect.poll(counts).toBe('2 looks · 1 liked · 1 deleted')
  }, 120_000)

  it('[S2.50] two states are compared, and a single look is brought back', async () => {
    await detail().getByLabel('Name of this state').fill('Before the fitting')
    await ann.button('Keep how it is now').click()
    const kept = detail().getByRole('listitem').filter({ hasText: 'Before the fitting' })
    await kept.waitFor()
    const open = await ann.page.request.post(collections.openCollection.path, {
      data: { projectId },
      headers: {
        authorization: (await ann.page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '',
      },
    })
    const [look] = (await open.json()).data.likeDesignCollectionList
    const document = plainDesign({ garments: [{ ...look.document.garments[0], fabric: 'silk' }] })
    await call(designs.saveDesign.path, { id: look.id, revision: look.revision, document })
    await kept.getByRole('button', { name: 'Compare with now' }).click()
    const dialog = ann.page.getByRole('dialog', { name: 'Compare two states' })
    await dialog.getByText(/Changed · .*Fabrics/).waitFor()
    const line = dialog.getByRole('slider', { name: 'Before and after' })
    await line.focus()
    await line.press('ArrowRight')
    expect(await line.inputValue()).toBe('51')
    await ann.findsNothingWrong('two states compared')
    await dialog.getByRole('checkbox', { name: 'Bring back Look 1' }).check()
    await dialog.getByRole('button', { name: 'Restore what is chosen' }).click()
    await dialog.getByText('Nothing differs between these two.').waitFor()
    await ann.page.keyboard.press('Escape')
  }, 120_000)

  it('[S2.50] by keyboard: arrows move, F2 renames, Delete deletes and can be undone, Enter opens', async () => {
    await ann.button('Duplicate Harbour').click()
    await card('Harbour 2').waitFor()
    await card('Harbour 2').press('F2')
    await ann.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Quay')
    await ann.page.keyboard.press('Enter')
    await card('Quay').waitFor()
    await card('Quay').press('ArrowRight')
    await expect.poll(() => card('Harbour').evaluate((one) => one === document.activeElement)).toBe(true)
    await card('Harbour').press('ArrowLeft')
    await card('Quay').press('Delete')
    await ann.seen('Quay was deleted')
    await expect.poll(() => card('Quay').count()).toBe(0)
    await undo('Quay was deleted')
    await card('Quay').waitFor()
    await ann.page.getByRole('searchbox', { name: 'Search by name' }).fill('harbor')
    await expect.poll(() => card('Quay').count()).toBe(0)
    expect(await card('Harbour').count()).toBe(1)
    await ann.button('Clear the search for harbor').click()
    await card('Quay').press('Enter')
    await ann.page.getByRole('heading', { level: 1, name: 'Quay' }).waitFor()
  }, 120_000)

  it('[S1.14] a collection goes out as a file, and comes in as a copy when that is wanted', async () => {
    await ann.goTo(`/home/history?open=${projectId}`)
    await ann.button('Save Harbour as a file').click()
    const { name, bytes } = await ann.receive(() => ann.button('Save the .toile file').click())
    expect(name).toBe('Harbour.toile')
    await ann.page.keyboard.press('Escape')
    const file = { name, mimeType: 'application/zip', buffer: bytes }
    await ann.page.getByLabel('Choose a .toile file').setInputFiles([file])
    await ann.seen('This collection is here already')
    await ann.button('Import a copy').click()
    await card('Harbour 2').waitFor()
    await expect.poll(counts).toBe('2 looks · 1 liked · 1 deleted')
    await ann.page.getByLabel('Choose a .toile file').setInputFiles([{ ...file, buffer: Buffer.from('nothing') }])
    await ann.seen('This is not a Toile collection file')
    expect(ann.complaints).toEqual([])
  }, 120_000)

  it('[S2.50] the bin tells how long it keeps, restores, and asks before it deletes for good', async () => {
    await ann.goTo('/home/history')
    await card('Harbour 2').press('Delete')
    await ann.seen('Harbour 2 was deleted')
    await ann.button('Bin').click()
    await ann.seen('kept here for 30 days')
    await card('Harbour 2').click()
    await ann.findsNothingWrong('the bin of the history')
    await ann.button('Delete for good').click()
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
    await ann.seen('The bin is empty.')
  }, 120_000)
})

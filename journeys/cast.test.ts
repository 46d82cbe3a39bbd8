import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'
import { generateLooks } from './generateLooks.ts'

const ann = await begin({ project: 'Harbour' })
const { page } = ann

const name = 'Girls, a cast of four'
const tile = page.getByRole('list', { name: 'Mannequins' }).getByRole('button', { name, exact: true })
const told = page.getByText(/^Saved/).first()
const openChoice = async () => {
  await ann.button('Add to Mannequins').click()
  return page.getByRole('dialog')
}

describe('a cast of four', () => {
  it('[S5.17] stands first in the choice of mannequins, tells that it takes everybody’s place, and undo brings them back', async () => {
    await ann.addMannequins('Ines', 'Mei')
    const dialog = await openChoice()
    const casts = dialog.getByRole('list', { name: 'A cast of four' }).getByRole('button')
    expect(await casts.allInnerTexts()).toEqual([
      'Women, a cast of four',
      'Men, a cast of four',
      name,
      'Boys, a cast of four',
    ])
    expect(await Promise.all([0, 1, 2, 3].map((i) => casts.nth(i).isDisabled()))).toEqual([false, true, false, true])
    await dialog.getByText('Casts of men and boys do not match the gender of the project.').waitFor()
    await casts.nth(2).click()
    await dialog.getByText('The cast takes the place of the people chosen; undo brings them back.').waitFor()
    await ann.findsNothingWrong('the choice of a cast')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await tile.waitFor()
    expect(await ann.button('Add to Mannequins').isDisabled()).toBe(true)
    await page.keyboard.press('ControlOrMeta+z')
    await page.getByRole('button', { name: /^Ines, / }).waitFor()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await tile.waitFor()
  })

  it('[S5.17] is named in the dock, and is still a cast after a reload', async () => {
    const dock = page.locator('[data-dock]').getByText(name)
    await dock.waitFor()
    await ann.findsNothingWrong('a cast on the board')
    await told.waitFor()
    await page.reload()
    await tile.waitFor()
    await dock.waitFor()
  })

  it('[S1.05] [S5.17] four girls wear the looks that are ordered', async () => {
    await ann.addColor('#aa3311')
    const { looks } = await generateLooks(ann)
    const people = new Set(looks.map(({ mannequin }) => mannequin.person))
    expect(people.size).toBe(4)
    for (const person of people) expect(findPerson(person)).toMatchObject({ gender: 'female', ageGroup: 'child' })
  }, 240_000)

  it('[S2.50] [S5.17] is named in the comparison of two states when another cast takes its place', async () => {
    const project = page.url()
    await ann.goTo('/home/history')
    await page.getByRole('button', { name: /^Harbour, / }).click()
    const detail = page.getByRole('complementary', { name: 'Collection' })
    await detail.getByLabel('Name of this state').fill('Girls')
    await ann.button('Keep how it is now').click()
    const kept = detail.getByRole('listitem').filter({ hasText: 'Girls' })
    await kept.waitFor()
    await ann.goTo(project)
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Remove from the board' }).click()
    const dialog = await openChoice()
    await dialog.getByRole('button', { name: 'Women, a cast of four' }).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.locator('[data-dock]').getByText('Women, a cast of four').waitFor()
    await told.waitFor()
    await ann.goTo('/home/history')
    await page.getByRole('button', { name: /^Harbour, / }).click()
    await kept.getByRole('button', { name: 'Compare with now' }).click()
    const board = page.getByRole('dialog').getByRole('region', { name: 'Mannequins' })
    await expect.poll(() => board.getByRole('listitem').allInnerTexts()).toHaveLength(2)
    const said = (await board.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
    expect(said.toSorted()).toEqual(['Added Women, a cast of four', `Gone ${name}`])
    await ann.findsNothingWrong('two casts compared')
    expect(ann.complaints).toEqual([])
  }, 120_000)
})

import type { Designer } from './designer.ts'

/** Opens the sample's project, whose first look is drawn. */
export async function openProject(who: Designer): Promise<void> {
  await who.goTo('/home/tools')
  await who.page
    .getByRole('link', { name: /Harbour/ })
    .first()
    .click()
  await who.button('Look 1').waitFor()
}

/** Opens its first look. */
export async function openLook(who: Designer): Promise<void> {
  await openProject(who)
  await who.button('Look 1').click()
  await who.page.getByRole('tab', { name: 'Apparel' }).waitFor()
}

/** Runs through the tabs of the look that is open. */
export async function eachTab(who: Designer, act?: (tab: string) => Promise<void>): Promise<void> {
  for (const tab of ['Apparel', 'Print', 'Colour', 'Model']) {
    await who.page.getByRole('tab', { name: tab }).click()
    await who.page.getByRole('tabpanel', { name: tab }).waitFor()
    await act?.(tab)
  }
}

import { type Marker, mayEnter, type System } from '@toile/fashion/people/access.ts'

/** A line of the top menu (requirements S2.30, S2.31). */
export interface MenuEntry {
  id: string
  label: string
  to: `/${string}`
  marker: Marker
  group: 'studio' | 'tools' | 'personal' | 'house'
  search?: Record<string, string>
  /** What will be found there, while its screen is not built. */
  later?: { label: string }
}

/** The top menu in the order of the screen. */
export const menu: readonly MenuEntry[] = [
  { id: 'home', label: 'Home', to: '/home/tools', marker: 1, group: 'studio' },
  { id: 'newProject', label: 'New project', to: '/home/tools', search: { new: 'project' }, marker: 1, group: 'studio' },
  { id: 'library', label: 'Library', to: '/home/library', marker: 1, group: 'studio' },
  { id: 'history', label: 'History', to: '/home/history', marker: 1, group: 'studio' },
  { id: 'gallery', label: 'Gallery', to: '/home/works', marker: 'all', group: 'studio' },
  { id: 'events', label: 'Events', to: '/home/events', marker: 1, group: 'studio' },
  { id: 'batch', label: 'Batch generation', to: '/home/cloud', marker: 1, group: 'studio' },
  {
    id: 'toProductImage',
    label: 'To product image',
    to: '/home/tools',
    search: { tool: 'toProductImage' },
    marker: 1,
    group: 'tools',
    later: { label: 'A look becomes a picture for the shop here: on a model, on a hanger or laid flat.' },
  },
  {
    id: 'editProductImage',
    label: 'Edit product image',
    to: '/home/tools',
    search: { tool: 'editProductImage' },
    marker: 1,
    group: 'tools',
    later: { label: 'The light and the background of a product image are changed here.' },
  },
  {
    id: 'toProductVideo',
    label: 'To product video',
    to: '/home/tools',
    search: { tool: 'toProductVideo' },
    marker: 1,
    group: 'tools',
    later: { label: 'A look walks and turns in a short film here.' },
  },
  {
    id: 'createSketches',
    label: 'Create sketches',
    to: '/home/tools',
    search: { tool: 'createSketches' },
    marker: 1,
    group: 'tools',
  },
  {
    id: 'patternMaking',
    label: '3D pattern making',
    to: '/home/tools',
    search: { tool: 'patternMaking' },
    marker: 1,
    group: 'tools',
    later: { label: 'A look becomes pattern pieces here, sewn and worn in three dimensions.' },
  },
  {
    id: 'canvas',
    label: 'Canvas',
    to: '/home/tools',
    search: { tool: 'canvas' },
    marker: 1,
    group: 'tools',
    later: { label: 'Looks are painted over here, on layers, with brushes and liquify.' },
  },
  { id: 'personal', label: 'Personal center', to: '/home/account/frontPage', marker: 1, group: 'personal' },
  {
    id: 'bindEmail',
    label: 'Bind email',
    to: '/home/account/frontPage',
    search: { view: 'bindEmail' },
    marker: 1,
    group: 'personal',
    later: { label: 'The address of your account is confirmed and changed here.' },
  },
  {
    id: 'orders',
    label: 'View orders',
    to: '/home/account/frontPage',
    search: { view: 'orders' },
    marker: 1,
    group: 'personal',
    later: { label: 'Your orders, their receipts and their credits are listed here.' },
  },
  {
    id: 'tutorial',
    label: 'Tutorial',
    to: '/home/tools',
    search: { tool: 'tutorial' },
    marker: 1,
    group: 'personal',
    later: { label: 'A guided walk through your first collection starts here.' },
  },
  { id: 'administrator', label: 'Administrator', to: '/administrator/allUser', marker: 3, group: 'house' },
  { id: 'affiliate', label: 'Affiliate', to: '/affiliate', marker: 2, group: 'house' },
]

export const menuGroups: Record<MenuEntry['group'], { label: string }> = {
  studio: { label: 'Studio' },
  tools: { label: 'Advanced tools' },
  personal: { label: 'Personal' },
  house: { label: 'Administration' },
}

/** The entries a person may enter (requirement S2.30). */
export const menuFor = (own: readonly System[], session: readonly System[] = []): MenuEntry[] =>
  menu.filter(({ marker }) => mayEnter(marker, own, session))

/** The entry of an address whose screen is not built yet, told apart by its search text. */
export const laterEntry = (path: string, search: Record<string, unknown>): MenuEntry | null =>
  menu.find(
    (entry) =>
      entry.later &&
      entry.to === path &&
      Object.entries(entry.search ?? {}).every(([name, value]) => search[name] === value),
  ) ?? null

import { type Marker, mayEnter, type System } from '@toile/studio/people/access.ts'

/** A line of the top menu (requirements S2.30, S2.31). */
export interface MenuEntry {
  id: string
  label: string
  to: `/${string}`
  marker: Marker
  group: 'studio' | 'tools' | 'personal'
  search?: Record<string, string>
}

/** The top menu in the order of the screen: what is there, and nothing that is yet to be built. */
export const menu: readonly MenuEntry[] = [
  { id: 'home', label: 'Home', to: '/home/tools', marker: 1, group: 'studio' },
  { id: 'newProject', label: 'New project', to: '/home/tools', search: { new: 'project' }, marker: 1, group: 'studio' },
  { id: 'library', label: 'Library', to: '/home/library', marker: 1, group: 'studio' },
  { id: 'history', label: 'History', to: '/home/history', marker: 1, group: 'studio' },
  {
    id: 'productImage',
    label: 'Product image',
    to: '/home/tools',
    search: { tool: 'product' },
    marker: 1,
    group: 'tools',
  },
  {
    id: 'editPicture',
    label: 'Edit picture',
    to: '/home/tools',
    search: { tool: 'editPicture' },
    marker: 1,
    group: 'tools',
  },
  {
    id: 'productVideo',
    label: 'Product video',
    to: '/home/tools',
    search: { tool: 'film' },
    marker: 1,
    group: 'tools',
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
    id: 'lines',
    label: 'Take a picture apart',
    to: '/home/tools',
    search: { tool: 'lines' },
    marker: 1,
    group: 'tools',
  },
  {
    id: 'canvas',
    label: 'Canvas',
    to: '/home/tools',
    search: { tool: 'canvas' },
    marker: 1,
    group: 'tools',
  },
  {
    id: 'patterns',
    label: 'Pattern making',
    to: '/home/tools',
    search: { tool: 'patterns' },
    marker: 1,
    group: 'tools',
  },
  { id: 'personal', label: 'Personal center', to: '/home/account/frontPage', marker: 1, group: 'personal' },
]

export const menuGroups: Record<MenuEntry['group'], { label: string }> = {
  studio: { label: 'Studio' },
  tools: { label: 'Advanced tools' },
  personal: { label: 'Personal' },
}

/** The entries a person may enter (requirement S2.30). */
export const menuFor = (own: readonly System[], session: readonly System[] = []): MenuEntry[] =>
  menu.filter(({ marker }) => mayEnter(marker, own, session))

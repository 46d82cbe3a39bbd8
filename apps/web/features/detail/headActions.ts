import { IconColumns2, IconCopyCheck, IconHistory, IconSparkles, type TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { lazyPart } from '../../shell/lazyPart.ts'
import type { VersionsProps } from './versions/versionsProps.ts'

interface HeadAction {
  id: string
  label: string
  Icon: TablerIcon
  /** What it opens, loaded then. */
  Dialog: ComponentType<VersionsProps & { onClose: () => void }>
  /** Stands as a button under the name, where there is room; otherwise in the menu beside it. */
  first?: true
}

/** What is done with a whole look, in this order. */
export const headActions: readonly HeadAction[] = [
  {
    id: 'versions',
    label: 'Versions',
    Icon: IconHistory,
    Dialog: lazyPart('detail', async () => (await import('./versions/VersionsDialog.tsx')).VersionsDialog),
    first: true,
  },
  {
    id: 'redesign',
    label: 'Redesign',
    Icon: IconSparkles,
    Dialog: lazyPart('redesign', async () => (await import('./redesign/RedesignDialog.tsx')).RedesignDialog),
    first: true,
  },
  {
    id: 'compare',
    label: 'Compare with a version',
    Icon: IconColumns2,
    Dialog: lazyPart('detail', async () => (await import('./versions/CompareVersions.tsx')).CompareVersions),
  },
  {
    id: 'apply',
    label: 'Apply to others',
    Icon: IconCopyCheck,
    Dialog: lazyPart('redesign', async () => (await import('./apply/ApplyDialog.tsx')).ApplyDialog),
  },
]

import type { VersionEntry, VersionReason } from '@toile/contract/features/versions.ts'
import type { TFunction } from 'i18next'

const reasons: Readonly<Record<VersionReason, { label: string }>> = {
  made: { label: 'As it was made' },
  rested: { label: 'When work rested' },
  liked: { label: 'When it was liked' },
  beforeRedesign: { label: 'Before a redesign' },
  redesigned: { label: 'After a redesign' },
  beforeApply: { label: 'Before an edit was applied to others' },
  beforeRestore: { label: 'Before a version was restored' },
  named: { label: 'Named' },
}

/** What a version is called: its own name, else why it was kept. */
export const nameOfVersion = (t: TFunction, { name, reason }: Pick<VersionEntry, 'name' | 'reason'>): string =>
  name || t(reasons[reason].label)

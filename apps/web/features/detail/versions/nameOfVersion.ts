import type { VersionEntry, VersionReason } from '@toile/contract/features/versions.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { TFunction } from 'i18next'

const reasons: Readonly<Record<Exclude<VersionReason, 'made'>, { label: string }>> = {
  rested: { label: 'After a pause' },
  liked: { label: 'When you liked it' },
  beforeRedesign: { label: 'Before a redesign' },
  redesigned: { label: 'After a redesign' },
  beforeApply: { label: 'Before an edit was applied to others' },
  beforeRestore: { label: 'Before a version was restored' },
  named: { label: 'Named by you' },
}

/** How a look was opened, before its first change. */
export const nameAsMade = (t: TFunction, made: Pick<Design, 'origin'> | null): string =>
  made && !made.origin ? t('As imported') : t('As generated')

/** Why a version was kept. */
export const reasonOfVersion = (
  t: TFunction,
  { reason, document }: Pick<VersionEntry, 'reason' | 'document'>,
): string => (reason === 'made' ? nameAsMade(t, document) : t(reasons[reason].label))

/** What a version is called: its own name, else why it was kept. */
export const nameOfVersion = (t: TFunction, version: Pick<VersionEntry, 'name' | 'reason' | 'document'>): string =>
  version.name || reasonOfVersion(t, version)

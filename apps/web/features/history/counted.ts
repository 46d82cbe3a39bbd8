import type { HistoryEntry } from '@toile/contract/features/history.ts'
import type { TFunction } from 'i18next'

/** What a collection holds, in words. */
export const counted = (t: TFunction, { looks, liked, deleted, sketches }: HistoryEntry['counts']): string =>
  [
    t('{{count}} looks', { count: looks }),
    t('{{count}} liked', { count: liked }),
    ...(deleted ? [t('{{count}} deleted', { count: deleted })] : []),
    ...(sketches ? [t('{{count}} sketches', { count: sketches })] : []),
  ].join(' · ')

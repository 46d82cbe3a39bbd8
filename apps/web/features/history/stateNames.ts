import type { ProjectState } from '@toile/contract/features/history.ts'
import type { TFunction } from 'i18next'

/** What a state is called: its own name, else why it was kept. */
export function nameOfState(t: TFunction, { name, reason }: Pick<ProjectState, 'name' | 'reason'>): string {
  if (name) return name
  switch (reason) {
    case 'cleared':
      return t('Before it was cleared')
    case 'retrieved':
      return t('Before an earlier state came back')
    case 'generated':
      return t('After looks were drawn')
    case 'liked':
      return t('Before the choice changed')
    case 'imported':
      return t('As it was imported')
    case 'merged':
      return t('When two windows met')
    default:
      return t('As you left it')
  }
}

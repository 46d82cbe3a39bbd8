import { isNotDrawn, notDrawn, type Note, notes } from '@toile/canvas/files/said.ts'
import { listOf } from '../../../../languages/listOf.ts'
import { useTranslation } from 'react-i18next'

/** Layers that are named; the others are counted. */
const named = 3

/** What is said of layers that are not the same in a file, by their names. */
export function useNoteWords(): (said: readonly Note[]) => string {
  const { t } = useTranslation()
  return (said) => {
    const lines = said.slice(0, named).map(({ id, layer, what }) => {
      const words = listOf(what.map((one) => (isNotDrawn(one) ? t(notDrawn[one].label) : t(one))))
      return `${layer}: ${t(notes[id].label.replace('{what}', '{{what}}'), { what: words })}`
    })
    const more = said.length - lines.length
    return [...lines, ...(more > 0 ? [t('and {{count}} more', { count: more })] : [])].join(' · ')
  }
}

import { nearestName } from '@toile/craft/colors/names.ts'
import { livePlaces } from '@toile/studio/projects/boards/boardChanges.ts'
import { formatOf } from '@toile/studio/projects/boardFormats.ts'
import type { Place } from '@toile/studio/projects/boardLayout.ts'
import { chipColor } from '@toile/picture/boards/layThing.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../../../shell/useDocument.ts'
import { usePictures } from '../../../../shared/open/projects/pictures.ts'
import { gestureKey } from '../../../../shared/fields/dragging/gesture.ts'
import type { OpenedProject } from '../../../../shared/open/projects/openProjects.ts'
import type { Draft, MoodEditor } from '../editorContext.ts'
import { useBoardTools } from './useBoardTools.ts'

const short = 40

/** The moodboard of an open project with what is chosen on it. */
export function useMoodState(opened: OpenedProject) {
  const { t } = useTranslation()
  const { value: project } = useDocument(opened.document)
  const pictures = usePictures()
  const { tools, trouble } = useBoardTools(project, pictures)
  const [chosen, select] = useState<readonly string[]>([])
  const [cropping, crop] = useState<string | null>(null)
  const [draft, show] = useState<Draft | null>(null)
  const [said, say] = useState('')
  const [switches, setSwitches] = useState({ snaps: true, grid: false })
  const places = useMemo(() => livePlaces(project), [project])
  const there = new Set(places.map(({ id }) => id))
  const nameOf = ({ id, thing }: Place): string => {
    if (!thing) {
      const place = project.boards.mood.findIndex((item) => item.id === id) + 1
      return pictures.get(id)?.name || t('Picture {{place}}', { place })
    }
    const cut = (text: string) => (text.length > short ? `${text.slice(0, short)}…` : text)
    if (thing.kind === 'note') return t('Note: {{text}}', { text: cut(thing.text) })
    if (thing.kind === 'text') return t('Text: {{text}}', { text: cut(thing.text) })
    if (thing.kind === 'swatch') return t('Swatch: {{name}}', { name: pictures.get(thing.printId)?.name || t('Print') })
    const { name, tcx, color } = chipColor(thing, project.boards.color)
    return t('Colour: {{name}}', { name: [name || t(nearestName(color).label), tcx].filter(Boolean).join(' ') })
  }
  const editor: MoodEditor = {
    opened,
    project,
    board: formatOf(project.moodSheet.format),
    places,
    pictures,
    tools,
    selected: chosen.filter((id) => there.has(id)),
    select,
    cropping: cropping !== null && there.has(cropping) ? cropping : null,
    crop,
    draft,
    show,
    ...switches,
    run: (change, given, together, as) =>
      opened.document.change(change, given, {
        as,
        merge: together === undefined ? null : gestureKey(`mood ${together}`),
      }),
    say,
    nameOf,
  }
  return { editor, said, trouble, switches, setSwitches }
}

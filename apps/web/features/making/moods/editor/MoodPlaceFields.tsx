import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { leastSide, setPlaces } from '@toile/studio/projects/boards/boardChanges.ts'
import type { Place } from '@toile/studio/projects/boardLayout.ts'
import { type Box, boxOf, placeOf, turned } from '@toile/studio/projects/boards/layout/boxes.ts'
import { useTranslation } from 'react-i18next'
import { useMoodEditor } from '../editorContext.ts'
import { moodSteps } from '../moodSteps.ts'
import styles from './editor.module.css'

const fields = [
  { side: 'x', label: 'From the left', least: -2000, unit: ' mm' },
  { side: 'y', label: 'From the top', least: -2000, unit: ' mm' },
  { side: 'width', label: 'Width', least: leastSide, unit: ' mm' },
  { side: 'height', label: 'Height', least: leastSide, unit: ' mm' },
  { side: 'turn', label: 'Turn', least: -180, unit: '°' },
] as const

/** Exact place, size and turn of one thing: what handles do, in numbers. */
export function MoodPlaceFields({ place }: { place: Place }) {
  const { t } = useTranslation()
  const { project, draft, run } = useMoodEditor()
  const box = draft?.boxes.get(place.id) ?? boxOf(place, project.moodSheet)
  const set = (side: (typeof fields)[number]['side'], value: number) => {
    const own: Box = { ...box, [side]: side === 'turn' ? turned(value) : value }
    const sized = side === 'width' || side === 'height' ? moodSteps.size : undefined
    const as = side === 'turn' ? moodSteps.turn : sized
    run(setPlaces, { places: [placeOf(own, project.moodSheet)] }, `${side} ${place.id}`, as)
  }
  return (
    <div className={styles.numbers}>
      {fields.map(({ side, label, least, unit }) => (
        <NumberInput
          key={side}
          label={t(label)}
          suffix={unit}
          min={least}
          max={2000}
          decimalScale={1}
          step={1}
          disabled={place.locked ?? false}
          value={Math.round(box[side] * 10) / 10}
          onChange={(value) => {
            if (typeof value === 'number' && value >= least && Math.abs(value - box[side]) > 0.05) set(side, value)
          }}
        />
      ))}
    </div>
  )
}

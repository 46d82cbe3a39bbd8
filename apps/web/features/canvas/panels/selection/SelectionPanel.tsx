import { Button, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectionShape } from '../../painting/crafts/selectionOrder.ts'
import type { Said } from '../../painting/said.ts'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { paintingOn } from '../../tools/paintingOn.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import styles from '../toolPanels.module.css'
import { SelectionByNumbers } from './SelectionByNumbers.tsx'

/** What is done with a selection, with numbers (issue 19, point 6). */
export function SelectionPanel() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { document, selection, earlier } = useKnown()
  const [pixels, setPixels] = useState(8)
  if (!document) return null
  const { active } = document
  const none = selection === null
  const button = (label: string, said: Said, off = none) => (
    <Button key={label} variant="default" size="compact-sm" disabled={off} onClick={() => painting.say(said)}>
      {t(label)}
    </Button>
  )
  const select = (shape: SelectionShape): Said => ({ say: 'select', order: { shape, how: 'replace' } })
  const box = selection?.box
  return (
    <FoldPanel id="selection" title={t('Selection')}>
      <div className={styles.fields}>
        <p className={styles.note} role="status">
          {box
            ? t('{{width}} × {{height}} px at {{x}}, {{y}}', {
                width: box.x1 - box.x0,
                height: box.y1 - box.y0,
                x: box.x0,
                y: box.y0,
              })
            : t('Nothing is selected: the whole sheet is worked on')}
        </p>
        <div className={styles.row}>
          {button(labels.all.label, select({ kind: 'all' }), false)}
          {button(labels.none.label, select({ kind: 'none' }))}
          {button(labels.invert.label, select({ kind: 'inverse' }), false)}
          {button(labels.again.label, select({ kind: 'again' }), !earlier)}
          {button(labels.alpha.label, select({ kind: 'alpha' }), !active)}
        </div>
        <div className={styles.row}>
          <NumberInput
            size="xs"
            w={84}
            aria-label={t('By how many pixels')}
            suffix=" px"
            min={1}
            max={500}
            clampBehavior="strict"
            value={pixels}
            onChange={(next) => typeof next === 'number' && setPixels(next)}
          />
          {button(labels.grow.label, select({ kind: 'grow', by: pixels }))}
          {button(labels.shrink.label, select({ kind: 'grow', by: -pixels }))}
          {button(labels.feather.label, select({ kind: 'feather', by: pixels }))}
          {button(labels.border.label, select({ kind: 'border', by: pixels }))}
        </div>
        <div className={styles.row}>
          {button(labels.lift.label, { say: 'clip', order: { is: 'lift', name: t('Copy') } })}
          {button(labels.mask.label, { say: 'mask', id: active, from: 'selection' }, none || !active)}
          {button(labels.clear.label, { say: 'clear', on: paintingOn(document) })}
        </div>
        <SelectionByNumbers key={box ? `${box.x0} ${box.y0} ${box.x1} ${box.y1}` : ''} />
      </div>
    </FoldPanel>
  )
}

const labels = {
  all: { label: 'All|selection' },
  none: { label: 'None|selection' },
  invert: { label: 'Invert' },
  again: { label: 'Last again' },
  alpha: { label: 'What the layer covers' },
  grow: { label: 'Grow' },
  shrink: { label: 'Shrink' },
  feather: { label: 'Feather' },
  border: { label: 'Border' },
  lift: { label: 'Copy to a new layer' },
  mask: { label: 'Mask the layer with it' },
  clear: { label: 'Delete what is selected' },
} as const

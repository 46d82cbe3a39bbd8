import { Button, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import {
  IconCopyPlus,
  IconDeselect,
  IconHistory,
  IconLayersDifference,
  IconMask,
  IconSelectAll,
  IconStack2,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import type { SelectionShape } from '../../painting/crafts/selectionOrder.ts'
import type { Said } from '../../painting/said.ts'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { paintingOn } from '../../tools/paintingOn.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import styles from '../toolPanels.module.css'
import { SelectionByNumbers } from './SelectionByNumbers.tsx'

const select = (shape: SelectionShape): Said => ({ say: 'select', order: { shape, how: 'replace' } })

const changes = [
  { label: 'Grow', shape: (by: number): SelectionShape => ({ kind: 'grow', by }) },
  { label: 'Shrink', shape: (by: number): SelectionShape => ({ kind: 'grow', by: -by }) },
  { label: 'Feather', shape: (by: number): SelectionShape => ({ kind: 'feather', by }) },
  { label: 'Border', shape: (by: number): SelectionShape => ({ kind: 'border', by }) },
]

/** What is done with a selection, with numbers. */
export function SelectionPanel() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { document, selection, earlier } = useKnown()
  const [pixels, setPixels] = useState(8)
  if (!document) return null
  const { active } = document
  const none = selection === null
  const box = selection?.box
  const lift: Said = { say: 'clip', order: { is: 'lift', name: t('Copy') } }
  const buttons = [
    { Icon: IconSelectAll, name: t('Select all'), keys: 'mod+a', said: select({ kind: 'all' }), off: false },
    { Icon: IconDeselect, name: t('Select nothing'), keys: 'mod+d', said: select({ kind: 'none' }), off: none },
    {
      Icon: IconLayersDifference,
      name: t('Invert the selection'),
      keys: 'mod+shift+i',
      said: select({ kind: 'inverse' }),
      off: false,
    },
    {
      Icon: IconHistory,
      name: t('Take the last selection again'),
      keys: 'mod+shift+d',
      said: select({ kind: 'again' }),
      off: !earlier,
    },
    { Icon: IconStack2, name: t('Select what the layer covers'), said: select({ kind: 'alpha' }), off: !active },
    { Icon: IconCopyPlus, name: t('Copy to a new layer'), keys: 'mod+j', said: lift, off: none },
    {
      Icon: IconMask,
      name: t('Mask the layer with the selection'),
      said: { say: 'mask', id: active, from: 'selection' } satisfies Said,
      off: none || !active,
    },
    {
      Icon: IconTrash,
      name: t('Delete what is selected'),
      keys: 'delete',
      said: { say: 'clear', on: paintingOn(document) } satisfies Said,
      off: none,
    },
  ]
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
        <div className={styles.icons} role="group" aria-label={t('What is done with the selection')}>
          {buttons.map(({ Icon, name, keys, said, off }) => (
            <IconButton
              key={name}
              name={name}
              {...(keys && { keys })}
              size={32}
              disabled={off}
              onClick={() => painting.say(said)}
            >
              <Icon size={18} stroke={1.4} />
            </IconButton>
          ))}
        </div>
        <div className={styles.row}>
          <NumberInput
            size="xs"
            w={76}
            aria-label={t('By how many pixels')}
            suffix=" px"
            min={1}
            max={500}
            clampBehavior="strict"
            value={pixels}
            onChange={(next) => typeof next === 'number' && setPixels(next)}
          />
          {changes.map(({ label, shape }) => (
            <Button
              key={label}
              variant="subtle"
              size="compact-xs"
              px={4}
              disabled={none}
              onClick={() => painting.say(select(shape(pixels)))}
            >
              {t(label)}
            </Button>
          ))}
        </div>
        <SelectionByNumbers key={box ? `${box.x0} ${box.y0} ${box.x1} ${box.y1}` : ''} />
      </div>
    </FoldPanel>
  )
}

import { Button } from '@mantine/core'
import { addGarment } from '@toile/craft/designs/changes.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/calls/api.ts'
import styles from '../../../shared/fields/parts/detail.module.css'
import type { Edit } from '../edit.ts'
import { wearableBy } from './wardrobe.ts'
import { WearablePicker } from './WearablePicker.tsx'

interface AddGarmentProps {
  design: Design
  edit: Edit
  onAdded: (id: string) => void
}

/** Puts another garment or an accessory on the look (requirement S4.01). */
export function AddGarment({ design, edit, onAdded }: AddGarmentProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const full = design.garments.length >= limits.garmentsPerLook
  const add = (garment: string) => {
    const worn = newWorn(design, garment)
    edit(addGarment, worn)
    setOpen(false)
    onAdded(worn.id)
  }
  return (
    <div className={styles.add}>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={16} stroke={1.5} />}
        aria-expanded={open}
        disabled={full}
        onClick={() => setOpen(!open)}
      >
        {t('Add a garment or an accessory')}
      </Button>
      {open && !full && (
        <WearablePicker
          name={t('Garments and accessories')}
          list={wearableBy(design.mannequin.person)}
          first="belt"
          current={null}
          onChoose={add}
        />
      )}
    </div>
  )
}

/** A garment in its usual cloth; accessories take the colour of the shoes, garments that of what is worn already. */
function newWorn(design: Design, garment: string): Worn {
  const found = findWearable(garment)
  const outermost = design.garments.findLast(({ fill }) => fill.kind === 'solid')
  const turn = design.garments.length + 1
  return {
    // Another window may put something on at the same time: an id of chance is nobody else's.
    id: `g${newKey().slice(0, 12)}`,
    cut: { kind: 'garment', garment },
    knobs: {},
    fabric: found?.character.fabrics[0] ?? 'cotton',
    fill: found?.slot !== 'accessory' && outermost ? outermost.fill : { kind: 'solid', color: design.shoes.color },
    contrast: null,
    trim: null,
    print: null,
    hidden: false,
    seed: (turn * 7919) % 65_536,
  }
}

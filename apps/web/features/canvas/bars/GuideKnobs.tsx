import { Button, Select } from '@mantine/core'
import { IconFlipVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { desk } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'

const symmetries = [
  { id: 'none', label: 'No symmetry' },
  { id: 'vertical', label: 'Left and right' },
  { id: 'horizontal', label: 'Above and below' },
  { id: 'radial', label: 'All around' },
  { id: 'mirrored', label: 'All around, mirrored' },
] as const
const guides = [
  { id: 'none', label: 'No ruler' },
  { id: 'ruler', label: 'Straight ruler' },
  { id: 'onePoint', label: 'Perspective with one point' },
  { id: 'twoPoints', label: 'Perspective with two points' },
] as const

/** What repeats, leads and steadies strokes (requirement S3.22). */
export function GuideKnobs() {
  const { t } = useTranslation()
  const { symmetry, times, guide, slant, steadied, string } = useDesk()
  const on = symmetry !== 'none' || guide !== 'none'
  return (
    <Flyout
      position="bottom-end"
      width={300}
      name={t('Symmetry and rulers')}
      button={
        <Button
          variant={on ? 'default' : 'subtle'}
          size="compact-sm"
          className={styles.more ?? ''}
          leftSection={<IconFlipVertical size={16} stroke={1.4} aria-hidden />}
        >
          {t('Symmetry and rulers')}
        </Button>
      }
    >
      <div className={styles.rest}>
        <Select
          label={t('Symmetry')}
          comboboxProps={inPlace}
          allowDeselect={false}
          value={symmetry}
          data={symmetries.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(value) => desk.set({ symmetry: symmetries.find(({ id }) => id === value)?.id ?? 'none' })}
        />
        {(symmetry === 'radial' || symmetry === 'mirrored') && (
          <NumberLine
            name={t('How often')}
            value={times}
            least={2}
            most={24}
            step={1}
            normal={6}
            onChange={(next) => desk.set({ times: next })}
          />
        )}
        <Select
          label={t('Ruler')}
          comboboxProps={inPlace}
          allowDeselect={false}
          value={guide}
          data={guides.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(value) => desk.set({ guide: guides.find(({ id }) => id === value)?.id ?? 'none' })}
        />
        {guide === 'ruler' && (
          <NumberLine
            name={t('Slant')}
            unit="°"
            value={slant}
            least={-90}
            most={90}
            step={1}
            normal={0}
            onChange={(next) => desk.set({ slant: next })}
          />
        )}
        <NumberLine
          name={t('Steadies the hand')}
          unit="%"
          value={steadied * 100}
          least={0}
          most={100}
          step={5}
          normal={0}
          onChange={(share) => desk.set({ steadied: share / 100 })}
        />
        <BarSwitch
          label={t('As if it was pulled on a string')}
          on={string}
          onTurn={(next) => desk.set({ string: next })}
        />
      </div>
    </Flyout>
  )
}

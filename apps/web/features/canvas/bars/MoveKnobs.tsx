import { Button, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { IconFlipHorizontal, IconFlipVertical } from '@tabler/icons-react'
import { identity } from '@toile/canvas/document/matrix.ts'
import { matrixOf, type Placement, placementOf } from '@toile/canvas/transforming/placement.ts'
import { flipped } from '@toile/canvas/transforming/turned.ts'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { decimalSign } from '../../../languages/numberOf.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { desk } from '../tools/paintersDesk.ts'
import { layDown } from '../tools/layDown.ts'
import { lying } from '../tools/moveTool.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'

const fields = [
  { of: 'moveX', label: 'To the right', unit: ' px', factor: 1, decimals: 0 },
  { of: 'moveY', label: 'Down', unit: ' px', factor: 1, decimals: 0 },
  { of: 'scaleX', label: 'Width', unit: '%', factor: 100, decimals: 1 },
  { of: 'scaleY', label: 'Height', unit: '%', factor: 100, decimals: 1 },
  { of: 'turn', label: 'Turn', unit: '°', factor: 1, decimals: 1 },
  { of: 'skew', label: 'Slant', unit: '°', factor: 1, decimals: 1 },
] as const satisfies readonly { of: keyof Placement; label: string; unit: string; factor: number; decimals: number }[]

/** How what is moved lies, in numbers; Enter lays it down, Escape takes it back. */
export function MoveKnobs() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { lifted } = useKnown()
  const { snaps } = useDesk()
  const matrix = useSyncExternalStore(lying.subscribe, lying.get)
  if (!lifted)
    return (
      <div className={styles.own} role="group" aria-label={t('Move and transform')}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            lying.clear()
            painting.say({ say: 'transform', does: 'begin' })
          }}
        >
          {t('Transform the layer')}
        </Button>
        <BarSwitch label={t('Snaps')} on={snaps} onTurn={(on) => desk.set({ snaps: on })} />
      </div>
    )
  const middle = [(lifted.x0 + lifted.x1) / 2, (lifted.y0 + lifted.y1) / 2] as const
  const placement = placementOf(matrix, middle)
  return (
    <div className={styles.own} role="group" aria-label={t('Move and transform')}>
      {placement &&
        fields.map(({ of, label, unit, factor, decimals }) => (
          <NumberInput
            key={of}
            size="xs"
            className={styles.figure ?? ''}
            classNames={{ label: styles.beside ?? '', root: styles.inline ?? '' }}
            label={t(label)}
            suffix={unit}
            decimalScale={decimals}
            decimalSeparator={decimalSign()}
            allowedDecimalSeparators={['.', ',']}
            value={Number((placement[of] * factor).toFixed(decimals))}
            onChange={(next) => {
              if (typeof next !== 'number' || next === Number((placement[of] * factor).toFixed(decimals))) return
              if ((of === 'scaleX' || of === 'scaleY') && Math.abs(next) < 1) return
              if (of === 'skew' && Math.abs(next) > 80) return
              lying.set(painting, matrixOf({ ...placement, [of]: next / factor }, middle))
            }}
          />
        ))}
      <IconButton
        name={t('Flip across')}
        size={34}
        onClick={() => lying.set(painting, flipped(matrix, middle, 'across'))}
      >
        <IconFlipVertical size={18} stroke={1.4} />
      </IconButton>
      <IconButton name={t('Flip down')} size={34} onClick={() => lying.set(painting, flipped(matrix, middle, 'down'))}>
        <IconFlipHorizontal size={18} stroke={1.4} />
      </IconButton>
      <BarSwitch label={t('Snaps')} on={snaps} onTurn={(on) => desk.set({ snaps: on })} />
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={matrix === identity}
        onClick={() => lying.set(painting, identity)}
      >
        {t('Reset')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => layDown(painting, 'cancel')}>
        {t('Cancel')}
      </Button>
      <Button size="compact-sm" onClick={() => layDown(painting, 'apply')}>
        {t('Apply')}
      </Button>
    </div>
  )
}

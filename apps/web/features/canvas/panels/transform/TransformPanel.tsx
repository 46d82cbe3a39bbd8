import { Button, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { identity } from '@toile/canvas/document/matrix.ts'
import { matrixOf, placementOf, unmoved } from '@toile/canvas/transforming/placement.ts'
import { flipped } from '@toile/canvas/transforming/turned.ts'
import { IconFlipHorizontal, IconFlipVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { decimalSign } from '../../../../languages/numberOf.ts'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useBench } from '../../painting/usePainting.ts'
import { cleaned } from '../../tools/transform/cleaned.ts'
import { modeTransform, placeTransform, transform } from '../../tools/transform/transform.ts'
import { useShown } from '../../tools/shown/useShown.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import styles from '../toolPanels.module.css'

/** A transform in numbers. */
export function TransformPanel() {
  const { t } = useTranslation()
  const bench = useBench()
  const open = useShown(transform)
  return (
    <FoldPanel id="transform" title={t('Move and transform')}>
      <div className={styles.fields}>
        {!open && <p className={styles.note}>{t('Pick a layer that holds something, or press the sheet to begin')}</p>}
        {open && <TransformNumbers />}
        {open && (
          <div className={styles.row}>
            <Button
              variant="default"
              size="compact-sm"
              disabled={!open.changed}
              onClick={() => {
                modeTransform(bench, 'free')
                placeTransform(bench, { matrix: identity, mesh: null, guides: [] })
              }}
            >
              {t('As it was')}
            </Button>
          </div>
        )}
      </div>
    </FoldPanel>
  )
}

function TransformNumbers() {
  const { t } = useTranslation()
  const bench = useBench()
  const open = useShown(transform)
  if (!open) return null
  const { box, matrix, mesh } = open
  const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0]
  const middle = [box.x0 + wide / 2, box.y0 + tall / 2] as const
  const placed = mesh ? null : placementOf(matrix, middle)
  if (!placed)
    return (
      <p className={styles.note}>
        {mesh ? t('A mesh has no numbers: pull its knots') : t('In perspective it has no numbers: pull its corners')}
      </p>
    )
  const put = (change: Partial<typeof unmoved>) =>
    placeTransform(bench, { matrix: cleaned(matrixOf({ ...placed, ...change }, middle)), guides: [] })
  const [width, height] = [Math.abs(wide * placed.scaleX), Math.abs(tall * placed.scaleY)]
  const fields = [
    {
      name: t('X'),
      value: middle[0] + placed.moveX - width / 2,
      unit: ' px',
      set: (x: number) => put({ moveX: x + width / 2 - middle[0] }),
    },
    {
      name: t('Y'),
      value: middle[1] + placed.moveY - height / 2,
      unit: ' px',
      set: (y: number) => put({ moveY: y + height / 2 - middle[1] }),
    },
    {
      name: t('Width'),
      value: width,
      unit: ' px',
      set: (to: number) => to >= 1 && put({ scaleX: (Math.sign(placed.scaleX) * to) / wide }),
    },
    {
      name: t('Height'),
      value: height,
      unit: ' px',
      set: (to: number) => to >= 1 && put({ scaleY: (Math.sign(placed.scaleY) * to) / tall }),
    },
    { name: t('Angle'), value: placed.turn, unit: '°', set: (turn: number) => put({ turn }) },
    {
      name: t('Skew'),
      value: placed.skew,
      unit: '°',
      set: (skew: number) => Math.abs(skew) < 85 && put({ skew }),
    },
  ]
  return (
    <>
      <div className={styles.pair}>
        {fields.map(({ name, value, unit, set }) => (
          <NumberInput
            key={name}
            size="xs"
            label={name}
            suffix={unit}
            decimalScale={1}
            decimalSeparator={decimalSign()}
            allowedDecimalSeparators={['.', ',']}
            value={Number(value.toFixed(1))}
            onChange={(next) => {
              if (typeof next === 'number' && next !== Number(value.toFixed(1))) set(next)
            }}
          />
        ))}
      </div>
      <div className={styles.icons}>
        <IconButton
          name={t('Flip across')}
          size={32}
          onClick={() => placeTransform(bench, { matrix: flipped(matrix, middle, 'across'), guides: [] })}
        >
          <IconFlipVertical size={18} stroke={1.4} />
        </IconButton>
        <IconButton
          name={t('Flip down')}
          size={32}
          onClick={() => placeTransform(bench, { matrix: flipped(matrix, middle, 'down'), guides: [] })}
        >
          <IconFlipHorizontal size={18} stroke={1.4} />
        </IconButton>
      </div>
    </>
  )
}

import { Button } from '@mantine/core'
import type { Adjustment } from '@toile/canvas/document/adjustment.ts'
import { type Color, colorDistance, fromHex, toHex } from '@toile/craft/colors/color.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../../languages/numberOf.ts'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import { Swatch } from '../../../../shell/parts/Swatch.tsx'
import { useBench } from '../../painting/usePainting.ts'
import { useDesk } from '../../tools/useDesk.ts'
import panel from '../toolPanels.module.css'
import styles from './adjusting.module.css'
import { useAdjustedGround } from './useAdjustedGround.ts'

const black = { r: 0, g: 0, b: 0 }
const colorOf = (word: number): Color => ({ r: (word >> 16) & 255, g: (word >> 8) & 255, b: word & 255 })

interface RecolorFieldsProps {
  adjustment: Adjustment
  layer: string | null
  onSet: (adjustment: Adjustment, drag: string) => void
}

/** The color that a recoloring goes to: by picker, by a code of the trade, or one of those in the hand; and how near it comes. */
export function RecolorFields({ adjustment, layer, onSet }: RecolorFieldsProps) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { front, recent } = useDesk()
  const ground = useAdjustedGround(layer)
  const [reached, setReached] = useState<number | null>(null)
  const { color = null, knobs } = adjustment
  const { from = 0x808080 } = knobs
  const goal = fromHex(color ?? '') ?? black
  useEffect(() => {
    let wanted = true
    if (color === null) return undefined
    void painting.ask('adjustedColor', { adjustment, color: from }).then(
      (made) => wanted && setReached(made),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [painting, adjustment, color, from])
  const main = ground?.main ?? null
  const offered = [...new Set([front, ...recent])].slice(0, 10)
  return (
    <>
      <span className={styles.name}>{t('New colour')}</span>
      <ColorField
        name={t('New colour')}
        color={goal}
        onChange={(next) => onSet({ ...adjustment, color: toHex(next) }, 'color')}
      />
      <ul className={styles.chips} aria-label={t('Colours used before')}>
        {offered.map((one) => (
          <li key={one}>
            <button
              type="button"
              title={one}
              aria-label={one}
              aria-pressed={one === color}
              onClick={() => onSet({ ...adjustment, color: one }, 'color')}
            >
              <Swatch fill={one} size="square" />
            </button>
          </li>
        ))}
      </ul>
      {main !== null && main !== from && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Swatch fill={toHex(colorOf(main))} size="square" />}
          onClick={() => onSet({ ...adjustment, knobs: { ...knobs, from: main } }, 'from')}
        >
          {t('Change the main colour')}
        </Button>
      )}
      {color !== null && reached !== null && (
        <p className={panel.note} role="status">
          {t('It becomes {{color}}: ΔE {{difference}} from the new colour', {
            color: toHex(colorOf(reached)),
            difference: numberOf(colorDistance(colorOf(reached), goal), 1),
          })}
        </p>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { addBrandColor, dropBrandColor, pinBrandColor } from '@toile/craft/brands/changes.ts'
import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { IconPin, IconPinFilled, IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../languages/numberOf.ts'
import { Flyout } from '../../shell/parts/Flyout.tsx'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { useDocument } from '../../shell/useDocument.ts'
import styles from './brand.module.css'
import type { SheetPart } from './sheetPart.ts'

/** The palette as a row of hanging cloths, as wide as their share, with names and codes; pinned, dropped and added by hand. */
export function ColorCloths({ opened: { document }, profile }: SheetPart & { profile: BrandProfile }) {
  const { t } = useTranslation()
  const { value: brand } = useDocument(document)
  return (
    <section aria-labelledby="brand-colors" className={styles.part}>
      <h2 id="brand-colors">{t('Colours')}</h2>
      <ul className={styles.cloths}>
        {profile.palette.colors.map(({ color, share }) => {
          const hex = toHex(color)
          const name = t(nearestName(color).label)
          const pinned = brand.hand.pinnedColors.includes(hex)
          return (
            <li key={hex} style={{ flexGrow: Math.max(0.07, share) }}>
              <span className={styles.cloth} style={{ background: hex }} role="img" aria-label={name} />
              <strong>{name}</strong>
              <code>
                {hex} <span>{percentOf(share)}</span>
              </code>
              <span className={styles.handles}>
                <IconButton
                  size={32}
                  aria-pressed={pinned}
                  name={pinned ? t('Unpin {{name}}', { name }) : t('Pin {{name}}', { name })}
                  onClick={() => document.change(pinBrandColor, color)}
                >
                  {pinned ? <IconPinFilled size={16} /> : <IconPin size={16} stroke={1.4} />}
                </IconButton>
                <IconButton
                  size={32}
                  name={t('Remove {{name}}', { name })}
                  onClick={() => document.change(dropBrandColor, color)}
                >
                  <IconX size={16} stroke={1.4} />
                </IconButton>
              </span>
            </li>
          )
        })}
        <li className={styles.addColor}>
          <AddColor
            first={toHex(profile.palette.colors[0]?.color ?? { r: 128, g: 128, b: 128 })}
            onAdd={(hex) => {
              const color = fromHex(hex)
              if (color) document.change(addBrandColor, color)
            }}
          />
        </li>
      </ul>
    </section>
  )
}

function AddColor({ first, onAdd }: { first: string; onAdd: (hex: string) => void }) {
  const { t } = useTranslation()
  const [hex, setHex] = useState(first)
  return (
    <Flyout
      button={
        <button type="button" className={styles.more}>
          <IconPlus size={18} stroke={1.4} aria-hidden />
          {t('Add a colour')}
        </button>
      }
    >
      {(close) => (
        <div className={styles.pick}>
          <input
            type="color"
            aria-label={t('Colour')}
            value={hex}
            onChange={({ currentTarget }) => setHex(currentTarget.value)}
          />
          <Button
            onClick={() => {
              onAdd(hex)
              close()
            }}
          >
            {t('Add')}
          </Button>
        </div>
      )}
    </Flyout>
  )
}

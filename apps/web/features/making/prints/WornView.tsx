import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { toHex } from '@toile/craft/colors/color.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawnCanvas } from './DrawnCanvas.tsx'
import styles from './printStudio.module.css'
import type { ShownPrint } from './usePrintPicture.ts'
import { type TriedGarment, triedGarments, wornPrint } from './wornPrint.ts'

/** How much larger than the view a look is drawn to see the cloth, and which part of it is seen. */
const skirtClose = { larger: 1.9, from: 0.46 }
const chestClose = { larger: 2.1, from: 0.15 }

/** A print in true size on a garment, or close by on the cloth of one (requirement S2.52). */
export function WornView({ shown, near, single = false }: { shown: ShownPrint; near: boolean; single?: boolean }) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const [fabric, setFabric] = useState('cotton')
  const [garment, setGarment] = useState<TriedGarment>(single ? 'tShirt' : 'shirtDress')
  const close = single ? chestClose : skirtClose
  const design = wornPrint(shown, near ? (single ? 'tShirt' : 'circleSkirt') : garment, fabric, single)
  const wide = Math.floor(near ? width * close.larger : Math.min(width, height / 1.5))
  const tall = Math.floor(wide * 1.5)
  return (
    <div className={styles.view}>
      <div className={styles.viewTools}>
        {!near && (
          <NativeSelect
            size="sm"
            aria-label={t('Garment')}
            value={garment}
            data={triedGarments.map((id) => ({ value: id, label: t(findGarment(id)?.label ?? id) }))}
            onChange={({ currentTarget }) =>
              setGarment(triedGarments.find((id) => id === currentTarget.value) ?? triedGarments[0])
            }
          />
        )}
        <NativeSelect
          size="sm"
          aria-label={t('Fabric')}
          value={fabric}
          data={fabrics.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={({ currentTarget }) => setFabric(currentTarget.value)}
        />
      </div>
      <div ref={ref} className={styles.worn} style={{ background: toHex(design.ground) }}>
        {wide > 0 && (
          <div style={near ? { marginTop: Math.round(-close.from * tall) } : {}}>
            <DrawnCanvas
              slot="print studio"
              name={near ? t('The print on cloth') : t('The print on a garment')}
              order={{ kind: 'look', design, width: wide, height: tall }}
            />
          </div>
        )}
      </div>
    </div>
  )
}

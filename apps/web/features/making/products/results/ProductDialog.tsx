import { Button } from '@mantine/core'
import type { ProductEntry } from '@toile/contract/features/products.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { IconBrush, IconVector } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../../languages/numberOf.ts'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { Swatch } from '../../../../shell/parts/Swatch.tsx'
import styles from './results.module.css'
import { useMeasureWords } from './useMeasureWords.ts'

/** A product picture large, with each colour as it was asked for and as it is seen. */
export function ProductDialog({ entry, onClose }: { entry: ProductEntry; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const go = (search: Record<string, string>) => void navigate({ to: '/home/tools', search })
  const words = useMeasureWords()(entry.measures)
  const { name, picture, measures } = entry
  return (
    <Dialog title={name} onClose={onClose} size="wide">
      <div className={styles.large}>
        <img src={picture.url} alt={name} width={picture.width} height={picture.height} decoding="async" />
        <div className={styles.told}>
          <p>{`${picture.width} × ${picture.height}`}</p>
          {words.map((one) => (
            <p key={one}>{one}</p>
          ))}
          {measures && measures.colors.length > 0 && (
            <table className={styles.colors}>
              <thead>
                <tr>
                  <th scope="col">{t('Asked for')}</th>
                  <th scope="col">{t('Seen')}</th>
                  <th scope="col">ΔE</th>
                </tr>
              </thead>
              <tbody>
                {measures.colors.map(({ asked, drawn, deltaE }, i) => (
                  <tr key={`${i} ${toHex(asked)}`}>
                    <td>
                      <Swatch fill={toHex(asked)} name={toHex(asked)} />
                    </td>
                    <td>
                      <Swatch fill={toHex(drawn)} name={toHex(drawn)} />
                    </td>
                    <td>{numberOf(deltaE)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Button
            variant="default"
            leftSection={<IconVector size={16} stroke={1.5} aria-hidden />}
            onClick={() => go({ tool: 'lines', project: entry.projectId, product: entry.id })}
          >
            {t('Line drawings')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconBrush size={16} stroke={1.5} aria-hidden />}
            onClick={() => go({ tool: 'canvas', project: entry.projectId, picture: picture.id, product: entry.id })}
          >
            {t('Open in the canvas')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

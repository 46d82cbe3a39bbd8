import { useTranslation } from 'react-i18next'
import styles from './light.module.css'
import { LightLine } from './LightLine.tsx'

interface OwnLightProps {
  without: number
  onWithout: (without: number) => void
}

const usual = 0.6

/** What an own picture brings of its light, honestly said, and how much of it is taken out before the new one is laid on. */
export function OwnLight({ without, onWithout }: OwnLightProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.honest}>
        {t('This picture keeps some of its own light: its form is estimated from outline and tone, not known.')}
      </p>
      <LightLine
        field={{ label: 'Own light taken out', least: 0, most: 1, unit: '%' }}
        value={without}
        normal={usual}
        onChange={onWithout}
      />
    </>
  )
}

import { limits } from '@toile/rules/limits.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../shared/fields/numbers/NumberLine.tsx'
import styles from '../../shared/open/head/project.module.css'

const shares = {
  systemShare: { label: 'Studio’s own cuts and prints', says: { label: 'The rest comes from your boards.' } },
  brandShare: { label: 'Brand percentage', says: { label: 'How strongly the brand steers new looks.' } },
} as const

interface ShareLineProps {
  of: keyof typeof shares
  project: Project
  onChange: (settings: Partial<Pick<Project, keyof typeof shares>>, merge: string) => void
}

/** How many percent of garments and prints come from the studio, or from the brand (requirement S9.02). */
export function ShareLine({ of, project, onChange }: ShareLineProps) {
  const { t } = useTranslation()
  const idle = of === 'brandShare' && project.brandId === null
  return (
    <div>
      <NumberLine
        name={t(shares[of].label)}
        least={0}
        most={100}
        step={5}
        unit="%"
        normal={limits.defaultShare}
        value={project[of]}
        onChange={(share) => onChange({ [of]: Math.round(share) }, of)}
      />
      <p className={styles.hint}>{idle ? t('Has no effect until a brand is chosen.') : t(shares[of].says.label)}</p>
    </div>
  )
}

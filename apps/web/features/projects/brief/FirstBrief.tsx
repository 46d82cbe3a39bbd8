import type { ReadBrief } from '@toile/contract/project/brief.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { megabytes } from '../../../shared/uploads/judgeFile.ts'
import { BriefButton } from './BriefButton.tsx'
import { BriefReview } from './BriefReview.tsx'
import styles from './brief.module.css'
import type { LeftOut } from './takings.ts'

interface FirstBriefProps {
  brief: ReadBrief | null
  leftOut: LeftOut
  onBrief: (brief: ReadBrief | null) => void
  onLeftOut: (leftOut: LeftOut) => void
}

/** The one brief that a new project may begin with, and what of it is taken (requirement S5.05). */
export function FirstBrief({ brief, leftOut, onBrief, onLeftOut }: FirstBriefProps) {
  const { t } = useTranslation()
  const toggle = (key: string) =>
    onLeftOut(leftOut.has(key) ? new Set([...leftOut].filter((one) => one !== key)) : new Set([...leftOut, key]))
  return (
    <div className={styles.firstBrief}>
      <div className={styles.briefLine}>
        <BriefButton label={brief ? t('Another brief') : t('Start from a brief')} onRead={onBrief} />
        {brief ? (
          <span className={styles.briefName}>
            {brief.name}
            <IconButton size={28} name={t('Leave {{name}} out', { name: brief.name })} onClick={() => onBrief(null)}>
              <IconX size={15} stroke={1.5} />
            </IconButton>
          </span>
        ) : (
          <span className={styles.hint}>
            {t('Text, Markdown, PDF or Word, {{size}} MB at most', { size: megabytes(limits.newProject.bytes) })}
          </span>
        )}
      </div>
      {brief && <BriefReview brief={brief} leftOut={leftOut} onToggle={toggle} />}
    </div>
  )
}

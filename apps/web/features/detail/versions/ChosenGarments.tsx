import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import type { Design } from '@toile/craft/designs/design.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { garmentLabel } from '../../../shared/open/names/garmentName.ts'
import styles from './versions.module.css'

interface ChosenGarmentsProps {
  then: Design
  now: Design
  project: Project
  busy: boolean
  onRestore: (garments: readonly string[]) => void
}

/** The garments in which a version differs from now, to be restored one by one; what is worn now only is taken off. */
export function ChosenGarments({ then, now, project, busy, onRestore }: ChosenGarmentsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const of = (look: Design, id: string) => look.garments.find((worn) => worn.id === id)
  const differing = [...new Map([...now.garments, ...then.garments].map((worn) => [worn.id, worn])).values()].filter(
    ({ id }) => !sameContent(of(now, id), of(then, id)),
  )
  const offered = differing.map(({ id }) => id)
  const asked = chosen.filter((id) => offered.includes(id))
  if (differing.length === 0) return <p className={styles.quiet}>{t('No garment has changed since.')}</p>
  return (
    <div className={styles.garments}>
      {differing.map((worn) => {
        const name = t(garmentLabel(worn, project))
        return (
          <Checkbox
            key={worn.id}
            label={of(then, worn.id) ? name : t('Take off: {{name}}', { name })}
            checked={chosen.includes(worn.id)}
            onChange={({ currentTarget }) =>
              setChosen(currentTarget.checked ? [...chosen, worn.id] : chosen.filter((id) => id !== worn.id))
            }
          />
        )
      })}
      <Button size="compact-sm" disabled={asked.length === 0 || busy} onClick={() => onRestore(asked)}>
        {t('Restore what is chosen')}
      </Button>
    </div>
  )
}

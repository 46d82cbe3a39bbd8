import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Differences } from '../../shared/compare/Differences.tsx'
import { useLook } from '../../shared/open/looks/openLooks.ts'
import { useDocument } from '../../shell/useDocument.ts'

/** In what a look differs from another as both stand, unsaved edits too. */
export function LooksDiffer({ one, other, project }: { one: DesignEntry; other: DesignEntry; project: Project }) {
  const { t } = useTranslation()
  const before = useDocument(useLook(one).document)
  const after = useDocument(useLook(other).document)
  const title = t('From look {{one}} to look {{other}}', { one: lookNumber(one), other: lookNumber(other) })
  return <Differences before={before.value} after={after.value} project={project} title={title} />
}

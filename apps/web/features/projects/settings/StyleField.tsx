import { projects } from '@toile/contract/features/projects.ts'
import { projectDocument, type Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { styleNames } from '../../../shared/open/boards/settingChoices.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

/** The style of the project, one of the style list (requirements S3.03, S7.03). */
export function StyleField({
  style,
  onChoose,
}: {
  style: Project['style']
  onChoose: (style: Project['style']) => void
}) {
  const { t } = useTranslation()
  const { data } = useCall(projects.styles, {}, { fresh: 3_600_000 })
  const choices =
    data?.map(({ name, value }) => styleNames.find(({ id }) => id === value) ?? { id: value, label: name }) ??
    styleNames
  return (
    <ChoiceCards
      name={t('Style')}
      value={style}
      choices={choices}
      onChoose={(id) => onChoose(projectDocument.present.shape.style.parse(id))}
    />
  )
}

import type { Design } from '@toile/craft/designs/design.ts'
import { type CrossedFrom, crossedFrom } from '@toile/craft/designs/redesign/crossedFrom.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { garmentLabel } from '../../../shared/open/names/garmentName.ts'
import styles from './redesign.module.css'

interface CrossingWordsProps {
  crossed: Design
  one: Design
  other: Design
  /** What the two looks are called, already translated. */
  names: { one: string; other: string }
  project: Project
}

/** From which look each garment of a crossing has its cut and its cloth. */
export function CrossingWords({ crossed, one, other, names, project }: CrossingWordsProps) {
  const { t } = useTranslation()
  const say = (from: CrossedFrom) => (from === 'between' ? t('between the two') : names[from])
  return (
    <table className={styles.taken}>
      <caption>{t('What comes from which look')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Garment')}</th>
          <th scope="col">{t('Cut')}</th>
          <th scope="col">{t('Cloth')}</th>
        </tr>
      </thead>
      <tbody>
        {crossedFrom(crossed, one, other).map(({ worn, cut, cloth }) => (
          <tr key={worn.id}>
            <th scope="row">{t(garmentLabel(worn, project))}</th>
            <td data-from={cut}>{say(cut)}</td>
            <td data-from={cloth}>{say(cloth)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('Shoes')}</th>
          <td colSpan={2} data-from="one">
            {names.one}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

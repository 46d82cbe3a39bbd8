import type { VersionEntry } from '@toile/contract/features/versions.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useElementSize } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Differences } from '../../../shared/compare/Differences.tsx'
import { SideBySide } from '../../../shared/compare/SideBySide.tsx'
import { LookCanvas } from '../../../shared/drawing/LookCanvas.tsx'
import { nameOfVersion } from './nameOfVersion.ts'
import styles from './versions.module.css'

interface VersionsComparedProps {
  now: Design
  versions: readonly VersionEntry[]
  project: Project
}

/** Versions beside how the look is now, and in what it differs from each. */
export function VersionsCompared({ now, versions, project }: VersionsComparedProps) {
  const { t } = useTranslation()
  const sides = versions.flatMap((version) =>
    version.document ? [{ id: version.id, name: nameOfVersion(t, version), design: version.document }] : [],
  )
  return (
    <section className={styles.compared} aria-label={t('Compare')}>
      <SideBySide
        sides={[...sides, { id: 'now', name: t('Now'), design: now }].map(({ design, ...side }) => ({
          ...side,
          picture: <Drawn design={design} name={side.name} />,
        }))}
      />
      {sides.map(({ id, name, design }) => (
        <Differences
          key={id}
          before={design}
          after={now}
          project={project}
          title={t('From “{{name}}” to now', { name })}
        />
      ))}
    </section>
  )
}

function Drawn({ design, name }: { design: Design; name: string }) {
  const { ref, width, height } = useElementSize()
  return (
    <span ref={ref} className={styles.drawn}>
      <LookCanvas design={design} view="front" name={name} width={width} height={height} finer={2} urgency="soon" />
    </span>
  )
}

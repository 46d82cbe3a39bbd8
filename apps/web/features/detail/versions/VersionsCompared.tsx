import { SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { VersionEntry } from '@toile/contract/features/versions.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Differences } from '../../../shared/compare/Differences.tsx'
import { type CompareWay, SideBySide } from '../../../shared/compare/SideBySide.tsx'
import { LookCanvas } from '../../../shared/drawing/LookCanvas.tsx'
import { nameOfVersion } from './nameOfVersion.ts'
import styles from './versions.module.css'

interface VersionsComparedProps {
  now: Design
  versions: readonly VersionEntry[]
  way: CompareWay
  project: Project
}

/** Versions beside how the look is now, from one side or the other, and in what it differs from each. */
export function VersionsCompared({ now, versions, way, project }: VersionsComparedProps) {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('front')
  const section = useRef<HTMLElement>(null)
  const asked = `${way} ${versions.map(({ id }) => id).join(' ')}`
  // On a narrow screen it stands above the list in which it was asked for; some browsers answer with a promise.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const sides = versions.flatMap((version) =>
    version.document ? [{ id: version.id, name: nameOfVersion(t, version), design: version.document }] : [],
  )
  return (
    <section ref={section} className={styles.compared} aria-label={t('Compare')}>
      <SegmentedControl
        size="sm"
        aria-label={t('Side')}
        value={view}
        onChange={(next) => setView(next === 'back' ? 'back' : 'front')}
        data={[
          { value: 'front', label: t('Front|view') },
          { value: 'back', label: t('Back|view') },
        ]}
      />
      <SideBySide
        key={way}
        first={way}
        sides={[...sides, { id: 'now', name: t('Now'), design: now }].map(({ design, ...side }) => ({
          ...side,
          picture: <Drawn design={design} view={view} name={side.name} />,
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

function Drawn({ design, view, name }: { design: Design; view: View; name: string }) {
  const { ref, width, height } = useElementSize()
  return (
    <span ref={ref} className={styles.drawn}>
      <LookCanvas design={design} view={view} name={name} width={width} height={height} finer={2} urgency="soon" />
    </span>
  )
}

import { useEffect } from 'react'
import { Fill } from '../../../shell/frame/slots.tsx'
import { Crumbs } from './Crumbs.tsx'
import type { OpenedProject } from '../projects/openProjects.ts'
import { SaveWords } from './SaveWords.tsx'

/** What the top bar tells of an open project; whoever leaves it has what is unsaved sent. */
export function ProjectHead({ opened, name }: { opened: OpenedProject; name: string }) {
  useEffect(() => () => void opened.saver.flush(), [opened])
  return (
    <>
      <Fill slot="crumbs">
        <Crumbs opened={opened} name={name} />
      </Fill>
      <Fill slot="saved">
        <SaveWords opened={opened} />
      </Fill>
    </>
  )
}

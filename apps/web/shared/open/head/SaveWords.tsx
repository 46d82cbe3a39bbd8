import { Suspense, useSyncExternalStore } from 'react'
import { useLookMeeting } from '../looks/openLooks.ts'
import { SaveLine } from '../../saving/SaveLine.tsx'
import type { OpenedProject } from '../projects/openProjects.ts'
import { lazyPart } from '../../../shell/lazyPart.ts'

const MeetingDialog = lazyPart('project', async () => (await import('../meeting/MeetingDialog.tsx')).MeetingDialog)
const LookMeeting = lazyPart('detail', async () => (await import('../lookMeeting/LookMeeting.tsx')).LookMeeting)

/** How the project and the looks that are open of it stand against the server; two versions that met are settled here. */
export function SaveWords({ opened: { id, document, meetings } }: { opened: OpenedProject }) {
  const meeting = useSyncExternalStore(meetings.subscribe, meetings.shown)
  const look = useLookMeeting(id)
  return (
    <>
      <SaveLine projectId={id} />
      <Suspense>
        {meeting && <MeetingDialog meeting={meeting} onLater={meetings.putOff} />}
        {!meeting && look && <LookMeeting project={document.get()} meeting={look} />}
      </Suspense>
    </>
  )
}

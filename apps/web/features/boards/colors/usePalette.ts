import { useQueries } from '@tanstack/react-query'
import { files } from '@toile/contract/features/files.ts'
import { mergePalettes, type SharedColor } from '@toile/craft/colors/mergePalettes.ts'
import { callQuery } from '../../../shell/calls/useCall.ts'

const most = 12

/** The main colours of stored pictures together, with their shares. */
export function usePalette(fileIds: readonly string[]): { palette: SharedColor[]; pending: boolean } {
  return useQueries({
    queries: fileIds.map((fileId) => callQuery(files.palette, { fileId }, { fresh: 600_000 })),
    combine: (answers) => ({
      palette: mergePalettes(
        answers.map(({ data }) => data ?? []),
        most,
      ),
      pending: answers.some(({ isPending }) => isPending),
    }),
  })
}

/// <reference path="./gltf-validator.d.ts" />
import { validateBytes } from 'gltf-validator'

/** What the validator of the Khronos Group finds wrong with a GLB: errors and warnings, a sentence each. */
export async function khronosFaults(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(glb)
  return issues.messages.filter(({ severity }) => severity < 2).map(({ code, message }) => `${code}: ${message}`)
}

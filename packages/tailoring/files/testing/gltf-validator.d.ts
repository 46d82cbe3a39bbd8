/** The validator of the Khronos Group, which comes without types. */
declare module 'gltf-validator' {
  export interface Report {
    issues: { numErrors: number; numWarnings: number; messages: { code: string; message: string }[] }
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FINISHES, type Slot } from '#domain/finishes.ts';
import { slotsIn } from './light-settings.ts';
import { settingsOf } from './picture-generators.ts';
import { allScenes } from './scenes.ts';
import { codeIn, STUDIO, sceneModules } from './studio-code.ts';

const root = join(import.meta.dirname, '../..');
const scenes = allScenes();

/** Scenes that become stale when a slot looks otherwise. */
function staleBy(slot: Slot): string[] {
  const finishes = { ...FINISHES, [slot]: { ...FINISHES[slot], roughness: 0.99 } };
  return scenes
    .filter(
      (scene) =>
        JSON.stringify(settingsOf(root, scene)) !== JSON.stringify(settingsOf(root, scene, finishes)),
    )
    .map(({ id }) => id);
}

describe('pictures become stale', () => {
  it('by another finish only where it is seen', () => {
    // String round the coil and a copper plate: the bridge pickup of the Telecaster has them and no other.
    expect(staleBy('plate').length).toBeGreaterThan(3);
    expect(staleBy('plate').filter((id) => !id.startsWith('telecaster'))).toEqual([]);
    // A nickel cover hides the wire, from above a black bobbin does, and nothing hides an open coil's.
    const wire = staleBy('coil');
    expect(wire).toContain('humbucker-single-hero');
    expect(wire).not.toContain('custom-humbucker-closed-50');
    expect(wire).not.toContain('stratocaster-bridge-top');
    // Each names exactly those that show it, and none names all.
    for (const slot of Object.keys(FINISHES) as Slot[]) {
      const shown = scenes.filter((scene) => slotsIn(root, scene).includes(slot) && !scene.finishes?.[slot]);
      expect(staleBy(slot), slot).toEqual(shown.map(({ id }) => id));
      expect(shown.length, slot).toBeLessThan(scenes.length);
    }
  });

  it('by the light that falls on them, and no other', () => {
    const rigs = Map.groupBy(scenes, (scene) =>
      sceneModules(scene, FINISHES).find((file) => /light_/.test(file)),
    );
    expect(Object.fromEntries([...rigs].map(([file = '', { length }]) => [file, length]))).toEqual({
      [`${STUDIO}/light_paper.py`]: 97,
      [`${STUDIO}/light_above.py`]: 27,
      [`${STUDIO}/light_ink.py`]: 24,
    });
  });

  it('by every module of the studio in some scene', () => {
    const used = new Set(scenes.flatMap((scene) => sceneModules(scene, FINISHES)));
    const files = readdirSync(join(root, STUDIO)).filter((name) => name.endsWith('.py'));
    expect(files.filter((name) => !used.has(`${STUDIO}/${name}`))).toEqual([]);
  });

  it('by what code does, not by what it says about itself', () => {
    const program =
      '"""A lamp."""\nimport bpy  # Blender\n\n\ndef aim(a):\n    """Turns it."""\n    return a // 2\n';
    expect(codeIn(program, 'py')).toBe('import bpy\ndef aim(a):\n    return a // 2');
    expect(codeIn("colour = '#fff'  # white\n", 'py')).toBe("colour = '#fff'");
    const script = '/** A lamp. */\nconst at = "//lamp"; // there\n\nconst half = `/* at */`;\n';
    expect(codeIn(script, 'ts')).toBe('const at = "//lamp";\nconst half = `/* at */`;');
  });
});

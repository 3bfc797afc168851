import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FINISHES, type Slot } from '#domain/products/finishes.ts';
import { lightSettings, slotsIn } from './light-settings.ts';
import { settingsOf } from './picture-generators.ts';
import type { Scene } from './scene.ts';
import { allScenes } from './scenes.ts';
import { codeIn, STUDIO, sceneModules } from './studio-code.ts';

const root = join(import.meta.dirname, '../..');
const scenes = allScenes();

const now = new Map(scenes.map((scene) => [scene, JSON.stringify(settingsOf(root, scene))]));

/** Scenes that become stale when a slot looks otherwise. */
function staleBy(slot: Slot): string[] {
  const finishes = { ...FINISHES, [slot]: { ...FINISHES[slot], roughness: 0.99 } };
  return scenes
    .filter((scene) => JSON.stringify(settingsOf(root, scene, finishes)) !== now.get(scene))
    .map(({ id }) => id);
}

const modulesOf = (scene: Scene) => sceneModules(scene, lightSettings(root, scene).finishes);
/** Counts the scenes that run through a module. */
const users = (module: string) =>
  scenes.filter((scene) => modulesOf(scene).includes(`${STUDIO}/${module}.py`)).length;

describe('pictures become stale', () => {
  it('if a finish changes, but only where it is visible', () => {
    // A copper plate under the coil: the bridge pickup of the Telecaster has one and no other.
    const plate = staleBy('plate');
    expect(plate.length).toBeGreaterThan(3);
    expect(plate.filter((id) => !id.startsWith('telecaster'))).toEqual([]);
    // A nickel cover hides the wire, from above a black bobbin does, and nothing hides an open coil's.
    const wire = staleBy('coil');
    expect(wire).toContain('humbucker-single-hero');
    expect(wire).not.toContain('custom-humbucker-closed-50');
    expect(wire).not.toContain('stratocaster-bridge-top');
    // A stock cover is moulded and a custom one powdered: bare metal is what few have.
    for (const slot of ['cover', 'brass-screw'] as const) {
      const shown = scenes.filter((scene) => slotsIn(root, scene).includes(slot) && !scene.finishes?.[slot]);
      expect(staleBy(slot), slot).toEqual(shown.map(({ id }) => id));
      expect(shown.length, slot).toBeLessThan(scenes.length / 4);
    }
  });

  it('if their own light changes, but not another one', () => {
    const rigs = Map.groupBy(scenes, (scene) =>
      sceneModules(scene, FINISHES).find((file) => /light_/.test(file)),
    );
    expect(Object.fromEntries([...rigs].map(([file = '', { length }]) => [file, length]))).toEqual({
      [`${STUDIO}/light_paper.py`]: 97,
      [`${STUDIO}/light_above.py`]: 27,
      [`${STUDIO}/light_ink.py`]: 24,
    });
  });

  it('if wire or powder changes, but only where there is any', () => {
    expect(users('wire')).toBe(22);
    expect(users('peel')).toBe(38);
    expect(users('surfaces')).toBe(148);
  });

  it('if any module of the studio changes, because each is used by some scene', () => {
    const used = new Set(scenes.flatMap(modulesOf));
    const files = readdirSync(join(root, STUDIO)).filter((name) => name.endsWith('.py'));
    expect(files.filter((name) => !used.has(`${STUDIO}/${name}`))).toEqual([]);
  });

  it('if code changes, but not if its comments change', () => {
    const program =
      '"""A lamp."""\nimport bpy  # Blender\n\n\ndef aim(a):\n    """Turns it."""\n    return a // 2\n';
    expect(codeIn(program, 'py')).toBe('import bpy\ndef aim(a):\n    return a // 2');
    expect(codeIn("colour = '#fff'  # white\n", 'py')).toBe("colour = '#fff'");
    const script = '/** A lamp. */\nconst at = "//lamp"; // there\n\nconst half = `/* at */`;\n';
    expect(codeIn(script, 'ts')).toBe('const at = "//lamp";\nconst half = `/* at */`;');
  });
});
